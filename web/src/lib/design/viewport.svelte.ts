/** Which of the three layouts fits; text zoom folds the columns as a narrow window does. */
const WIDE = matchMedia('(min-width: 1180px)');
const NARROW = matchMedia('(max-width: 759.98px)');

class Viewport {
  wide = $state(WIDE.matches);
  narrow = $state(NARROW.matches);

  constructor() {
    WIDE.addEventListener('change', (event) => (this.wide = event.matches));
    NARROW.addEventListener('change', (event) => (this.narrow = event.matches));
  }
}

export const viewport = new Viewport();
