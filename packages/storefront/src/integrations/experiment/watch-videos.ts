import { createExperiment, type ExperimentPort } from './experiment.ts';
import {
  EXPERIMENT_CONFIG_ID,
  type ExperimentConfig,
  parseExperimentConfig,
  videosHidden,
} from './experiment-config.ts';

const onPage = createExperiment();
let config: ExperimentConfig | null | undefined;

/** Parsed once per page, so that a bad one is logged once. */
function pageExperiment(): ExperimentConfig | null {
  if (config === undefined) {
    const element = document.getElementById(EXPERIMENT_CONFIG_ID);
    config = element ? parseExperimentConfig(element.textContent) : null;
  }
  return config;
}

/**
 * Tells whether a product's videos are shown: at once, and again when the experiment has answered. Only products in its list ask it.
 * The layout hides such videos from the first paint on (`data-videos` on the root element); what is told here takes its place.
 */
export async function watchVideos(
  handle: string,
  onChange: (shown: boolean) => void,
  port: ExperimentPort = onPage,
  experiment: ExperimentConfig | null = pageExperiment(),
): Promise<void> {
  const report = (active: boolean | null) => onChange(!videosHidden(handle, experiment, active));
  report(null);
  if (experiment && videosHidden(handle, experiment, null)) report(await port.isActive(experiment.hypothesisId));
  document.documentElement.removeAttribute('data-videos');
}
