/** A row of a CSV file that an import reads again (RFC 4180): cells as they are, also those a spreadsheet would compute. */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;
