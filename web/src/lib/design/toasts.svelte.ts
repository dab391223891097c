/** Short-lived news, gone after four seconds. Never an error, and never the only place where something is said. */
export interface Toast {
  id: number;
  text: string;
  /** A live region of the table says it as well. */
  told: boolean;
}

const LIFE = 4000;
/** A second one would lie on the board. */
const MOST = 1;

class Toasts {
  shown = $state.raw<Toast[]>([]);
  private made = 0;

  show(text: string, told = false): void {
    const toast = { id: (this.made += 1), text, told };
    this.shown = [...this.shown.filter((one) => one.text !== text), toast].slice(-MOST);
    setTimeout(() => (this.shown = this.shown.filter((one) => one !== toast)), LIFE);
  }
}

export const toasts = new Toasts();
