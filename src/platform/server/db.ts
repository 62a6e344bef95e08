/**
 * Row types of every table, gathered from the features that own them. The one place where the
 * platform reads a feature, and it reads types only.
 *
 * A feature adds its tables with one import and one name in the `extends` list.
 */
export interface Database {}
