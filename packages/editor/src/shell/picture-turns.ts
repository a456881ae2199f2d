/** Pages that are loaded at a time: the others wait, so that the first are seen soon. */
const AT_ONCE = 2;

type Start = (finished: () => void) => void;

const waiting: Start[] = [];
let busy = 0;

function next(): void {
  const start = busy < AT_ONCE ? waiting.shift() : undefined;
  if (!start) return;
  busy += 1;
  let isOver = false;
  start(() => {
    if (isOver) return;
    isOver = true;
    busy -= 1;
    next();
  });
  next();
}

/** Calls `start` when it is its turn; it calls `finished` when the next may begin. Returns what gives the turn back, begun or not. */
export function pictureTurn(start: Start): () => void {
  let finish = () => {};
  const entry: Start = (finished) => {
    finish = finished;
    start(finished);
  };
  waiting.push(entry);
  next();
  return () => {
    const at = waiting.indexOf(entry);
    if (at >= 0) waiting.splice(at, 1);
    finish();
  };
}
