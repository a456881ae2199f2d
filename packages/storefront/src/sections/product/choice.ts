/** The chosen value of each option, in the order of the options; null: not chosen yet. */
export type Choice = readonly (string | null)[];
