const EYE = 'M2.5 12s3.4-6.25 9.5-6.25S21.5 12 21.5 12s-3.4 6.25-9.5 6.25S2.5 12 2.5 12Z';
const PUPIL = 'M12 14.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z';
const STROKE = 'M4.5 19.5l15-15';

/** Shows or hides a password. Not in the set of `Icon`, which every page loads. */
export function EyeIcon({ isOff }: { isOff: boolean }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={EYE + (isOff ? STROKE : PUPIL)} />
    </svg>
  );
}
