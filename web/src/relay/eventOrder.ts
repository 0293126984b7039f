/**
 * The events of a subscription, in the order of their arrival: `pass` runs at once, or after what it has to wait for and
 * all earlier events. Nothing runs after the subscription has ended.
 */
export function createEventOrder(isOver: () => boolean): (pass: () => void, needed?: Promise<void>) => void {
  let waiting: Promise<void> | undefined;
  return (pass, needed) => {
    if (!waiting && !needed) return pass();
    const turn = Promise.all([waiting, needed]).then(() => {
      if (waiting === turn) waiting = undefined;
      if (!isOver()) pass();
    });
    waiting = turn;
  };
}
