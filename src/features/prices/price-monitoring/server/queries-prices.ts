/** Days in ISO form, both inclusive; null where it is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}
