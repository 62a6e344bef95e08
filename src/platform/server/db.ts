import type { AccountTables } from '#features/account/accounts/server/tables.ts';
import type { BellTables } from '#features/account/bell/server/tables.ts';
import type { DocumentTables } from '#features/intake/documents/server/tables.ts';
import type { NotificationTables } from '#features/account/notifications/server/tables.ts';
import type { OrganizationTables } from '#features/company/organizations/server/tables.ts';
import type { OutletTables } from '#features/company/outlets/server/tables.ts';
import type { PowerTables } from '#features/company/power-of-attorney/server/tables.ts';
import type { SessionTables } from '#features/account/sessions/server/tables.ts';
import type { SettingTables } from '#features/account/settings/server/tables.ts';
import type { TaskTables } from '#features/account/tasks/server/tables.ts';
import type { TourTables } from '#features/purchases/tour/server/tables.ts';
import type { SupportTables } from '#features/staff/support/server/tables.ts';
import type { TeamTables } from '#features/company/team/server/tables.ts';

/**
 * Row types of every table, gathered from the features that own them. The one place where the
 * platform reads a feature, and it reads types only.
 *
 * A feature adds its tables with one import and one name in the `extends` list.
 */
export interface Database
  extends
    AccountTables,
    BellTables,
    DocumentTables,
    NotificationTables,
    OrganizationTables,
    OutletTables,
    PowerTables,
    SessionTables,
    SupportTables,
    SettingTables,
    TaskTables,
    TeamTables,
    TourTables {}
