/** The places where the last news built something: pieces there settle, all others stand still. */
class Fresh {
  places = $state.raw<ReadonlySet<string>>(new Set());
}

export const fresh = new Fresh();
