/** Whether a text names an e-mail address (lower case), and not another that ends or begins like it. */
export function mentionsAddress(text: string, email: string): boolean {
  const all = text.toLowerCase();
  for (let at = all.indexOf(email); at >= 0; at = all.indexOf(email, at + 1)) {
    const rest = all.slice(at + email.length, at + email.length + 2);
    if (!/[\w.%+-]/.test(all[at - 1] ?? ' ') && !/^(?:[\w-]|\.\w)/.test(rest)) return true;
  }
  return false;
}
