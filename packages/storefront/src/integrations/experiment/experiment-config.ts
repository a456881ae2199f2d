import { isRecord } from '../../platform/decode.ts';

/** Id of the element in which the layout prints the experiment's configuration. */
export const EXPERIMENT_CONFIG_ID = 'shoplift-config';

/** Products whose videos the experiment is about. */
export interface ExperimentConfig {
  hypothesisId: string;
  /** Handles of products. */
  productSlugs: string[];
}

/** Reads the configuration; null, and the log of rule error-3, where it cannot be read. */
export function parseExperimentConfig(json: string): ExperimentConfig | null {
  try {
    const value: unknown = JSON.parse(json);
    if (!isRecord(value) || typeof value.hypothesisId !== 'string' || !Array.isArray(value.productSlugs)) {
      throw new TypeError('not an experiment');
    }
    return {
      hypothesisId: value.hypothesisId,
      productSlugs: value.productSlugs.filter((slug) => typeof slug === 'string'),
    };
  } catch {
    console.error('Failed to parse shoplift-config JSON');
    return null;
  }
}

/** Videos are hidden on configured products unless the experiment is active (rule product-22). `active` is null until it is known. */
export function videosHidden(slug: string, config: ExperimentConfig | null, active: boolean | null): boolean {
  return config?.productSlugs.includes(slug) === true && active !== true;
}
