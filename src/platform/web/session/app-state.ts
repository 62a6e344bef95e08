export interface User {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly onboardingStatus: string;
  readonly joinedAt: string;
  /** Support staff: other navigation, and no restaurant of their own. */
  readonly staff: boolean;
}

export type OutletRole = 'owner' | 'editor' | 'reporter';

export interface OutletChoice {
  readonly id: string;
  readonly name: string;
  readonly role: OutletRole;
  readonly mainUnitId: string;
  readonly organizationId: string;
}

export interface SelectedUnit {
  readonly id: string;
  readonly role: OutletRole;
  readonly name: string;
}

/** `from` and `to` are ISO dates, both inclusive; `period` names the choice that gave them. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
  readonly period: string;
}

/** A supplier as the whole list tells it, in a compact row. */
export interface KnownSupplier {
  readonly id: string;
  readonly displayName: string;
  readonly name: string;
  readonly category: string;
  readonly legalEntityNumber: string | null;
  readonly verified: boolean;
}

export interface AppState {
  readonly user: User | null;
  readonly userFlags: { readonly stripe: 'premium'; readonly tier: 'premium' };
  readonly outlets: readonly OutletChoice[];
  readonly selectedOutlet: string | null;
  readonly selectedUnit: SelectedUnit | null;
  readonly dateRange: DateRange;
  /** Those that the restaurants here have. */
  readonly suppliers: readonly KnownSupplier[];
  /** Every supplier there is, by `displayName`. */
  readonly allSuppliers: readonly KnownSupplier[];
  readonly areSuppliersLoading: boolean;
  readonly hasSupplierError: boolean;
}
