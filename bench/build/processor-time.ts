/** Loaded before a script (`--import`): writes the processor time of its process, all threads, in ms into the file that `VITRINE_PROCESSOR_TIME` names. */
import { writeFileSync } from 'node:fs';

const file = process.env.VITRINE_PROCESSOR_TIME;
process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  if (file) writeFileSync(file, String((user + system) / 1000));
});
