import { Check, Eye, FlaskConical, Handshake, Minus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { ColumnChooser } from '../column-chooser.tsx';
import { DecisionPair } from '../decision-pair.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { TextField } from '../text-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { Figure, KpiStrip } from '../figures.tsx';
import { FileStatusList } from '../files.tsx';
import { DropZone } from '../drop-zone.tsx';
import { FilterChips, ToggleChip } from '../filter-chips.tsx';
import { MenuChip } from '../menu-chip.tsx';
import { OutletSign } from '../outlet-sign.tsx';
import { PeriodMenu } from '../period-filter.tsx';
import { PeriodStepper } from '../period-stepper.tsx';
import { Sparkline } from '../price-cells.tsx';
import { PriceRange } from '../price-range.tsx';
import { Marked, PriceDelta, PricePair } from '../price-delta.tsx';
import { SearchField } from '../search-field.tsx';
import { Bone } from '../skeleton.tsx';
import { EmptyState, NoMatch } from '../states.tsx';
import { ErrorState } from '../error-state.tsx';

export const PricesSection = () => (
  <div className="g g4">
    <Figure value="412 380" unit="kr" isTotal />
    <span>
      <PricePair watched="389,00" price="428,00" isUndecided />{' '}
      <PriceDelta direction="up" text="+10,0 %" sentence="Pris upp 10,0 procent" />
    </span>
    <span>
      <PricePair watched="62,50" price="58,90" isUndecided />{' '}
      <PriceDelta direction="down" text="−5,8 %" sentence="Pris ner 5,8 procent" />
    </span>
    <span>
      <PriceDelta direction="flat" sentence="Oförändrat" />{' '}
      <PriceDelta direction="flat" text="Ny artikel" sentence="Ny artikel" />
    </span>
    <span className="flexr">
      <Sparkline prices={[389, 389, 389, 428, 428]} direction="up" />
      <Sparkline prices={[62.5, 62.5, 58.9]} direction="down" />
      <Sparkline prices={[50, 50, 50]} direction="flat" />
    </span>
    <PriceRange
      lowest={379}
      average={393}
      latest={428}
      highest={428}
      lowestText="379,00"
      highestText="428,00"
      sentence="Lägst 379"
    />
    <span className="flexr">
      <Badge tone="look" icon={Eye}>
        Ej uppdaterad
      </Badge>
      <Badge tone="done" icon={Check}>
        Uppdaterad
      </Badge>
      <Badge tone="line" icon={Minus}>
        Ignorerad
      </Badge>
    </span>
    <span className="flexr">
      <Badge tone="look">2 avvikelser</Badge>
      <Badge tone="ok" icon={Check}>
        Inga
      </Badge>
      <Badge tone="info" icon={Handshake}>
        Avtal
      </Badge>
    </span>
  </div>
);

const places = ['Krog Bryggan', 'Lilla Bryggan', 'Bryggan Syd'].map((name) => ({
  id: name,
  name,
  role: 'Kontoägare',
}));
const columns = [
  { id: 'a', header: 'Produkt' },
  { id: 'b', header: 'Senaste pris' },
  { id: 'c', header: 'Snittmängd', isOptional: true },
];

export const ActionsSection = () => {
  const [period, setPeriod] = useState<'month' | 'quarter' | 'year' | 'all'>('month');
  const [chosen, setChosen] = useState<readonly string[]>(['a', 'b']);
  const [suppliers, setSuppliers] = useState<readonly string[]>(['sc']);
  const [place, setPlace] = useState('Krog Bryggan');
  const [text, setText] = useState('');
  return (
    <div className="g">
      <div className="flexr">
        <Button kind="primary">Bevaka 428,00 kr</Button>
        <Button>Exportera</Button>
        <Button kind="quiet">Gör det senare</Button>
        <Button kind="danger">Ta bort konto</Button>
        <Button disabled>Exportera</Button>
        <Button kind="primary" isBusy>
          Sparar
        </Button>
      </div>
      <div>
        <DecisionPair
          keep={{ label: 'Behåll 389,00 kr', consequence: 'Fortsätt larma', onDecide: () => undefined }}
          accept={{
            label: 'Bevaka 428,00 kr',
            consequence: 'Godta det nya priset',
            onDecide: () => undefined,
          }}
        />
      </div>
      <div className="flexr">
        <PeriodStepper
          period={period}
          text="mars 2026"
          isLatest
          onPeriod={setPeriod}
          onStep={() => undefined}
        />
        <PeriodMenu period="90d" rangeText="" range={{}} today="2026-03-19" onChoose={() => undefined} />
      </div>
      <div className="toolbar">
        <SearchField label="Sök faktura" value={text} onSearch={setText} />
        <FilterChips onClear={() => setSuppliers([])} resultText="3 träffar">
          <ToggleChip isOn={false} onToggle={() => undefined}>
            Med avtal
          </ToggleChip>
          <MenuChip
            label="Leverantör"
            options={[
              { value: 'sc', label: 'Svensk Cater' },
              { value: 'me', label: 'Menigo' },
            ]}
            chosen={suppliers}
            onChange={setSuppliers}
          />
        </FilterChips>
        <ColumnChooser columns={columns} chosen={chosen} onChange={setChosen} />
      </div>
      <div className="w260">
        <OutletSign places={places} selectedId={place} onSelect={setPlace} addHref="/outlet/create" />
      </div>
      <KpiStrip
        kpis={[
          { label: 'Senaste pris', value: <Marked>428,00</Marked>, unit: 'kr/kg', note: 'mot avtal' },
          { label: 'Avtalspris', value: '389,00', unit: 'kr/kg', note: 'till 31 augusti' },
          { label: 'Köpt', value: '220,1', unit: 'kg', note: 'var 7:e dag' },
        ]}
      />
    </div>
  );
};

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

export const StatesSection = () => (
  <div className="g g4">
    <div className="card">
      <EmptyState title="Dukat men tomt" action={<Button>Lägg till fakturor</Button>}>
        Här syns fakturorna så fort den första har kommit.
      </EmptyState>
    </div>
    <div className="card bones" aria-busy="true">
      <Bone width="46%" height={16} />
      <Bone width="70%" height={34} />
      <Bone />
    </div>
    <div className="card">
      <ErrorState title="Leverantörerna gick inte att hämta" action={<Button>Försök igen</Button>}>
        Resten av sidan fungerar.
      </ErrorState>
    </div>
    <div className="card">
      <NoMatch title="Inget matchar ”oxfile”" action={<Button>Rensa filter</Button>}>
        Prova ett artikelnummer eller ta bort ett filter.
      </NoMatch>
    </div>
  </div>
);

export const FilesSection = () => (
  <div className="g">
    <DropZone hint="PDF, upp till 20 filer. Eller" accept=".pdf" onFiles={() => undefined} />
    <div className="card">
      <div className="body">
        <FileStatusList
          files={[
            {
              key: '1',
              name: 'menigo_2026-03-19.pdf',
              state: 'working',
              share: 0.58,
              text: 'Läser av rad 18 av 31',
            },
            { key: '2', name: 'bageri-ragen-20462.pdf', state: 'queued' },
            {
              key: '3',
              name: 'Svensk Cater 2208841',
              state: 'done',
              text: <a href="#main">9 rader, 1 avvikelse</a>,
            },
            { key: '4', name: 'IMG_2231.heic', state: 'failed', text: 'Går inte att läsa.' },
          ]}
        />
      </div>
    </div>
  </div>
);
