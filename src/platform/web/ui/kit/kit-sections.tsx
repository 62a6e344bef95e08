import { FlaskConical, Sparkles } from 'lucide-react';
import { Banner } from '../banner.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { TextField } from '../forms/text-field.tsx';

export const BannersSection = () => (
  <div className="bannerbox">
    <Banner tone="staging" icon={FlaskConical} onClose={() => undefined} closeLabel="Dölj">
      staging
    </Banner>
    <Banner tone="demo" icon={Sparkles}>
      <b className="strong">Exempeldata.</b> Dina egna priser visas när första fakturan har lästs in.
    </Banner>
  </div>
);

export const FieldsSection = () => (
  <div className="g g3">
    <TextField label="Restaurangens namn" defaultValue="Krog Bryggan" hint="Så som gästerna känner den" />
    <TextField
      id="org"
      label="Organisationsnummer"
      defaultValue="559000-00"
      error="Organisationsnumret är inte giltigt"
    />
    <PasswordField label="Lösenord" defaultValue="Krogkoll1" autoComplete="current-password" />
    <ErrorSummary
      title="En uppgift behöver rättas"
      errors={[{ fieldId: 'org', text: 'Organisationsnumret är inte giltigt' }]}
    />
    <TextField
      label="Fakturabelopp"
      defaultValue="16 726,28"
      disabled
      hint="Läsbehörighet: du kan se men inte ändra"
    />
  </div>
);
