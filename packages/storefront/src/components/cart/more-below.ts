/** Whether a list that scrolls has more than 30 px below what is seen (rule cart-28). All in px. */
export function hasMoreBelow(list: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return list.scrollHeight - list.scrollTop - list.clientHeight > 30;
}
