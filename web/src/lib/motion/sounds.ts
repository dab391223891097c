/** Quiet sounds of our own, made when they are needed. */
let context: AudioContext | null = null;
const OF_SEATS = [392, 440, 523.25, 587.33, 659.25];

/** Two soft notes: your turn. */
export const chime = (): void => play([523.25, 659.25]);

/** One for the seat that is next. */
export const tone = (seat: number): void => play([OF_SEATS[(seat - 1) % OF_SEATS.length] ?? 440]);

function play(notes: number[]): void {
  context ??= new AudioContext();
  for (const [k, frequency] of notes.entries()) {
    const start = context.currentTime + k * 0.14;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.07, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  }
}
