import type { AccountTables } from '#features/accounts/server/tables.ts';
import type { DocumentTables } from '#features/documents/server/tables.ts';
import type { NotificationTables } from '#features/notifications/server/tables.ts';
import type { OrganizationTables } from '#features/organizations/server/tables.ts';
import type { OutletTables } from '#features/outlets/server/tables.ts';
import type { PowerTables } from '#features/power-of-attorney/server/tables.ts';
import type { SessionTables } from '#features/sessions/server/tables.ts';
import type { SettingTables } from '#features/settings/server/tables.ts';
import type { SupportTables } from '#features/support/server/tables.ts';
import type { TeamTables } from '#features/team/server/tables.ts';

/**
 * Row types of every table, gathered from the features that own them. The one place where the
 * platform reads a feature, and it reads types only.
 *
 * A feature adds its tables with one import and one name in the `extends` list.
 */
export interface Database
  extends
    AccountTables,
    DocumentTables,
    NotificationTables,
    OrganizationTables,
    OutletTables,
    PowerTables,
    SessionTables,
    SupportTables,
    SettingTables,
    TeamTables {}
