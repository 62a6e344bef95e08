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

/** A restaurant that is filled in and not registered yet; any field may be missing. */
export type NewOutlet = Readonly<Record<string, string | boolean | undefined>>;

/** The company above the restaurants, as far as it is told. */
export interface ParentOrganization {
  readonly forwardEmail: string;
  readonly organizationName: string;
  readonly organizationNumber: string;
}

/** Who sets a restaurant up, as signing up has told it. */
export interface SetupUser {
  readonly fullName: string;
  readonly email: string;
  readonly companyName: string | null;
}

export interface AppState {
  readonly user: User | null;
  /** The last two visited paths of the tab that was used last, the newest first. */
  readonly activity: readonly string[];
  readonly newOutlets: readonly NewOutlet[];
  /** Those of the restaurants, each once, with the highest role that the person has there. */
  readonly units: readonly SelectedUnit[];
  readonly parentOrganization: ParentOrganization | null;
  /** Ids of deals that were made here and not opened since. */
  readonly newestNegotiatedDeal: readonly string[];
  readonly setupUser: SetupUser | null;
  /** Whether what is shown is the demo, which an account without invoices sees. */
  readonly mockedData: boolean;
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
