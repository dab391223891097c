/** Everything grows with the window, so that a picture is the same at 1280x720 and on a television of 3840x2160: what is
 * 11 px in styles, the smallest there is, is 20 px of 1080, which can be read from three metres. */
const HEIGHT = 590;
const WIDTH = 1030;

export function fillsScreen(): () => void {
  const root = document.documentElement;
  const fit = (): void =>
    root.style.setProperty('--zoom', String(Math.min(innerHeight / HEIGHT, innerWidth / WIDTH)));
  fit();
  addEventListener('resize', fit);
  return () => {
    removeEventListener('resize', fit);
    root.style.removeProperty('--zoom');
  };
}
