/** Where somebody goes in the browser. */
export interface Place {
  readonly pathname: string;
  /** With its question mark. */
  readonly searchStr: string;
  /** Without its `#`. */
  readonly hash: string;
}

/** Who goes there, as the guard sees them. */
export interface Visitor {
  /** A user record and a valid session check both exist. */
  readonly isLoggedIn: boolean;
  /** Of the user record; null for a stranger. */
  readonly onboardingStatus: string | null;
  /** Of the user record: support staff, who have no restaurant. */
  readonly isStaff: boolean;
  /** Came in this tab by the link of one power of attorney. */
  readonly hasSigningLink: boolean;
  /** It may still be signed. */
  readonly isSigningPending: boolean;
  /** Chose in this page to sign the power of attorney of their own company later. */
  readonly isSigningPostponed: boolean;
}

/** Where a visitor belongs instead of a place, or null to stay. */
export type Guard = (place: Place, visitor: Visitor) => string | null;
