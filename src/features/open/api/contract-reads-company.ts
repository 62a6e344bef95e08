import { planContract } from '#features/account/plan/contract.ts';
import { tasksContract } from '#features/account/tasks/contract.ts';
import { organizationsContract } from '#features/company/organizations/contract.ts';
import { powerOfAttorneyContract } from '#features/company/power-of-attorney/contract.ts';
import { invitationsContract } from '#features/company/team/contract-invitations.ts';
import { teamContract } from '#features/company/team/contract.ts';
import { listImportsContract } from '#features/finding/list-imports/contract.ts';
import { searchContract } from '#features/finding/search/contract.ts';
import { accessPointContract } from '#features/intake/access-point/contract.ts';
import { mailContract } from '#features/intake/mail/contract.ts';
import { billingContract } from '#features/plans/billing/contract.ts';
import { archiveRecordsContract } from '#features/open/archive/contract-records.ts';
import { historyContract } from '#features/reading/history/contract.ts';
import { supplierLinksContract } from '#features/suppliers/suppliers/contract-links.ts';
import { supplierRequestsContract } from '#features/suppliers/suppliers/contract-requests.ts';
import { suppliersContract } from '#features/suppliers/suppliers/contract.ts';
import { file, one, page } from './contract-entry.ts';

const whole = { isWhole: true };
const plan = planContract.readPlan;

/** The restaurant, its company, team, plan and suppliers. */
export const outletsReads = {
  listOutlets: page('outlets', organizationsContract.listOutlets, "The company's restaurants", whole),
  listUnitOutlets: page('own-outlets', organizationsContract.listUnitOutlets, 'The outlets of the unit'),
  listMembers: page('team', teamContract.listMembers, 'Who belongs to the unit, and as what', whole),
  listActivity: page('activity', teamContract.listActivity, 'What was done, the newest first', whole),
  listInvitations: page('invitations', invitationsContract.listInvitations, 'Invitations that wait', whole),
  readPlan: one('plan', plan, 'What the plan gives, and what it hides'),
  readStanding: one('subscription', billingContract.readPlan, 'How the plan stands', whole),
  readBilling: one('billing', billingContract.readBilling, 'What is paid, and how', whole),
  listBills: one('bills', billingContract.listBills, 'The bills of the plan', whole),
  listTasks: page('tasks', tasksContract.listTasks, 'What waits for a decision, the worst first'),
  search: one(
    'search',
    searchContract.find,
    'Articles, invoices, suppliers, deals and claims by words or numbers',
  ),
  readPowerState: one(
    'power-of-attorney',
    powerOfAttorneyContract.readPowerState,
    'The power of attorney',
    whole,
  ),
  listPowers: page('powers-of-attorney', powerOfAttorneyContract.listPowers, 'Powers of attorney', whole),
  downloadPower: file(
    'powers-of-attorney/{powerId}/document',
    powerOfAttorneyContract.downloadPower,
    'A power of attorney as PDF',
    whole,
  ),
  listSenders: page('senders', mailContract.listSenders, 'Who invoices come from by mail'),
  readDocumentation: one(
    'archive/documentation',
    archiveRecordsContract.readDocumentation,
    'How the system is built and works for the company',
    whole,
  ),
  listHistory: one(
    'archive/history',
    archiveRecordsContract.listHistory,
    'How accounting records were treated, the newest first; `after` takes the `next` of the page before',
    whole,
  ),
  readReceiver: one(
    'e-invoice-receiver',
    accessPointContract.readReceiver,
    'Whether the company is registered as a receiver of e-invoices',
    whole,
  ),
  readInboundAddress: one('inbound-address', mailContract.readInboundAddress, 'Where invoices are mailed to'),
  listMailboxes: page('mailboxes', mailContract.listMailboxes, 'Mailboxes elsewhere that are looked into'),
  listImports: one('imports', historyContract.listImports, 'Imports of old invoices'),
  readImport: one('imports/{importId}', historyContract.readImport, 'An import of old invoices'),
  listListImports: one(
    'list-imports',
    listImportsContract.listListImports,
    'Files that filled or changed a list',
    whole,
  ),
  readListImport: one(
    'list-imports/{importId}',
    listImportsContract.readListImport,
    'A file that filled or changed a list, and what became of it',
    whole,
  ),
  previewListImport: page(
    'list-imports/{importId}/rows',
    listImportsContract.previewListImport,
    'The rows of such a file, and what it would do',
    whole,
  ),
  downloadLeftOut: file(
    'list-imports/{importId}/rejected',
    listImportsContract.downloadLeftOut,
    'Rows of such a file that were not taken',
    whole,
  ),
  listCategories: page('supplier-categories', suppliersContract.listCategories, 'Categories of suppliers'),
  listUnitSuppliers: page('suppliers', suppliersContract.listUnitSuppliers, 'Whom the unit buys from'),
  readSupplier: one('suppliers/{supplierId}', suppliersContract.readSupplier, 'A supplier with its figures'),
  listOutletSuppliers: page(
    'outlets/{outletId}/suppliers',
    supplierLinksContract.listOutletSuppliers,
    'The suppliers that an outlet has chosen',
    whole,
  ),
  listCompanySuppliers: page(
    'company-suppliers',
    supplierLinksContract.listOrganizationSuppliers,
    'The suppliers of all restaurants of the company',
    whole,
  ),
  listSupplierRequests: page(
    'supplier-requests',
    supplierRequestsContract.listSupplierRequests,
    'Suppliers that were asked for',
    whole,
  ),
};
