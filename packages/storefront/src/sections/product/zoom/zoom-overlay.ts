import { t } from '@vitrine/compiler/view.ts';
import { viewport } from '../../../state/viewport/viewport.ts';
import { type Box, largestOf, type Pose, poseInSlot } from './zoom-fit.ts';

/** ms (rule gallery-16). */
const TRANSITION = 400;
/** ms in which a grabbed picture follows the pointer. */
const FOLLOW = 120;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

interface Overlay {
  dialog: HTMLDialogElement;
  /** Moves the picture and fades the shade in (1) or out (0). Resolves to false if another movement replaced it. */
  move(pose: Pose, shade: 0 | 1): Promise<boolean>;
  follow(pose: Pose): void;
  remove(): void;
}

/** Lays an enlarged copy over `picture`, at first at its position and in its rendition; the largest rendition replaces it once loaded. */
export function createOverlay(picture: HTMLImageElement, box: Box): Overlay {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.tabIndex = -1;
  dialog.setAttribute('aria-label', picture.alt);
  const shade = document.createElement('div');
  shade.className = 'zoom__shade';
  const copy = document.createElement('img');
  copy.className = 'zoom__picture';
  copy.alt = picture.alt;
  copy.src = picture.currentSrc || picture.src;
  copy.draggable = false;
  for (const side of ['left', 'top', 'width', 'height'] as const) copy.style[side] = `${box[side]}px`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'zoom__close icon-button';
  button.setAttribute('aria-label', t('general.close'));
  button.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 5 14 14M19 5 5 19"/></svg>';
  dialog.append(shade, copy, button);

  Object.assign(copy.style, poseInSlot(box, picture.getBoundingClientRect()));
  let running: Animation[] = [];
  const animate = (next: Pose, duration: number, easing: string) => {
    const { transform, clipPath } = getComputedStyle(copy);
    for (const animation of running) animation.cancel();
    Object.assign(copy.style, next);
    return copy.animate([{ transform, clipPath }, { ...next }], { duration, easing });
  };

  const large = new Image();
  large.src = largestOf(picture.srcset, copy.src);
  large.decode().then(
    () => {
      copy.src = large.src;
    },
    // The small rendition stays.
    () => {},
  );
  document.body.append(dialog);
  dialog.showModal();
  dialog.focus();
  picture.style.visibility = 'hidden';

  return {
    dialog,
    async move(next, dark) {
      const duration = viewport.getState().reducedMotion ? 0 : TRANSITION;
      const from = getComputedStyle(shade).opacity;
      const moving = [animate(next, duration, EASING)];
      shade.style.opacity = String(dark);
      moving.push(shade.animate([{ opacity: from }, { opacity: dark }], { duration, easing: EASING }));
      running = moving;
      return Promise.all(moving.map((animation) => animation.finished)).then(
        () => true,
        () => false,
      );
    },
    follow(next) {
      const { reducedMotion } = viewport.getState();
      running = [animate(next, reducedMotion ? 0 : FOLLOW, 'linear')];
      running[0]?.finished.catch(() => {});
    },
    remove() {
      dialog.close();
      dialog.remove();
      picture.style.removeProperty('visibility');
    },
  };
}
