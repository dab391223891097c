let first: Promise<void> | undefined;

/** Resolves when the first screen has been painted, which asks for this when it is made: what can wait until then would
 * make its picture late. */
export const painted = (): Promise<void> =>
  (first ??= new Promise((done) => {
    if (document.hidden)
      done(); // a tab in the background paints nothing
    else requestAnimationFrame(() => setTimeout(done));
  }));
