/** Which of the four layouts fits; text zoom folds the columns as a narrow window does. */
const WIDE = matchMedia('(min-width: 1180px)');
// too low to put anything under the board, but with room beside it: tablets and phones on their side
const BESIDE = matchMedia('(min-width: 700px) and (max-width: 1179.98px) and (orientation: landscape)');
// so low that even beside everything else a board is drawn as on a phone, and pans
const LOW = matchMedia('(max-height: 520px)');
const NARROW = matchMedia('(max-width: 759.98px)');

class Viewport {
  wide = $state(WIDE.matches);
  beside = $state(BESIDE.matches);
  low = $state(LOW.matches);
  private small = $state(NARROW.matches);

  constructor() {
    WIDE.addEventListener('change', (event) => (this.wide = event.matches));
    BESIDE.addEventListener('change', (event) => (this.beside = event.matches));
    LOW.addEventListener('change', (event) => (this.low = event.matches));
    NARROW.addEventListener('change', (event) => (this.small = event.matches));
  }

  get narrow(): boolean {
    return this.small && !this.beside;
  }

  /** What lies beside the board is as wide as a phone. */
  get slim(): boolean {
    return this.narrow || this.beside;
  }
}

export const viewport = new Viewport();
