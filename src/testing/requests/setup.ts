import { buildOrganizationNumber, buildOutletForm } from '#features/company/organizations/server/builders.ts';

type Ids = Readonly<Record<'unit' | 'outlet' | 'power', string>>;

const nothing = () => ({});
const ofPower = ({ power }: Ids) => ({ params: { powerId: power } });

/** A well-formed request for every route by which somebody sets a company up: registering, its steps, and signing. */
export const setupSamples = {
  organizations: {
    registerOutlet: () => ({
      body: { outlet: buildOutletForm(), corporateIdentityNumber: buildOrganizationNumber() },
    }),
    registerOrganizations: () => ({ body: { outlets: [buildOutletForm()] } }),
    createOutlet: () => ({ body: { outlet: buildOutletForm({ organization_number: '' }) } }),
    listOutlets: nothing,
    listUnitOutlets: ({ unit }: Ids) => ({ params: { unitId: unit } }),
    listOwnOutlets: nothing,
    changeOutlet: ({ outlet }: Ids) => ({ params: { outletId: outlet }, body: { city: 'Uppsala' } }),
    readAvailability: () => ({ query: { organizationNumber: buildOutletForm().organization_number } }),
    requestInvitation: () => ({ body: { organizationNumber: buildOutletForm().organization_number } }),
  },
  onboarding: {
    readOnboarding: nothing,
    setOnboardingStatus: () => ({ body: { status: 'SHARE_INVOICE_EMAIL' } }),
    saveDraft: () => ({ body: { draft: { kind: 'one', outlets: [{ city: 'Uppsala' }] } } }),
    readFirstInvoice: nothing,
  },
  powerOfAttorney: {
    readPowerState: nothing,
    listPowers: nothing,
    previewPower: () => ({ query: { language: 'sv' } }),
    downloadPower: ofPower,
    startSigning: () => ({ body: { language: 'sv' } }),
    renewSigning: ofPower,
    withdrawPower: ofPower,
    openSigning: () => ({ body: { token: 'none' } }),
    openDocument: () => ({ body: { token: 'none' } }),
    sendCode: () => ({ body: { token: 'none' } }),
    sign: () => ({
      body: {
        token: 'none',
        typedName: 'Astrid Berg',
        drawnSignature: 'AAAA',
        code: '000000',
        isAccepted: true,
      },
    }),
    reject: () => ({ body: { token: 'none' } }),
    hearProvider: () => ({ body: {} }),
  },
};
