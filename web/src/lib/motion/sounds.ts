/** A quiet sound of our own, made when it is needed: two soft notes. */
let context: AudioContext | null = null;

export function chime(): void {
  context ??= new AudioContext();
  for (const [k, frequency] of [523.25, 659.25].entries()) {
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
