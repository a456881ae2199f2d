/** Samples of one metric, below its description. */
interface Family {
  description: string[];
  samples: string[];
}

const NAME = /^[a-zA-Z_:][\w:]*/;

/** `name{a="b"} 1` with one more label. */
function labelled(sample: string, label: string): string {
  const name = NAME.exec(sample)?.[0] ?? '';
  const rest = sample.slice(name.length);
  return rest.startsWith('{') && !rest.startsWith('{}')
    ? `${name}{${label},${rest.slice(1)}`
    : `${name}{${label}}${rest.replace(/^\{\}/, '')}`;
}

/**
 * One text of metrics from those of several processes, in Prometheus' text format: each sample has the label `worker` with the name of its process,
 * because sums would hide which of them is slow, and memory or start times have none.
 */
export function mergeMetrics(texts: ReadonlyMap<string, string>): string {
  const families = new Map<string, Family>();
  for (const [worker, text] of texts) {
    let family: Family | undefined;
    for (const line of text.split('\n')) {
      const [, name] = /^# (?:HELP|TYPE) (\S+)/.exec(line) ?? [];
      if (name !== undefined) {
        family = families.get(name) ?? { description: [], samples: [] };
        families.set(name, family);
        if (!family.description.includes(line)) family.description.push(line);
      } else if (line !== '') family?.samples.push(labelled(line, `worker="${worker}"`));
    }
  }
  return [...families.values()].flatMap(({ description, samples }) => [...description, ...samples, '']).join('\n');
}
