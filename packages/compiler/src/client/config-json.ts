/** The JSON that the layout prints for the scripts of a page: the only place that reads it. */
export const configJson = (page: Document = document): string =>
  page.getElementById('vitrine-config')?.textContent || '{}';
