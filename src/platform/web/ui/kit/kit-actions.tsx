import { useState } from 'react';
import { outletPath } from '#platform/wire/doors.ts';
import { Button } from '../button.tsx';
import { ColumnChooser } from '../tables/column-chooser.tsx';
import { DecisionPair } from '../tables/decision-pair.tsx';
import { KpiStrip } from '../tables/figures.tsx';
import { FilterChips, ToggleChip } from '../tables/filter-chips.tsx';
import { MenuChip } from '../overlays/menu-chip.tsx';
import { OutletSign } from '../shell/outlet-sign.tsx';
import { PeriodMenu } from '../tables/period-filter.tsx';
import { PeriodStepper } from '../tables/period-stepper.tsx';
import { Marked } from '../price-marks.tsx';
import { SearchField } from '../forms/search-field.tsx';

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
              { value: 'sc', label: 'Enskärs Kött' },
              { value: 'me', label: 'Skafferihuset Norr' },
            ]}
            chosen={suppliers}
            onChange={setSuppliers}
          />
        </FilterChips>
        <ColumnChooser columns={columns} chosen={chosen} onChange={setChosen} />
      </div>
      <div className="w260">
        <OutletSign places={places} selectedId={place} onSelect={setPlace} addHref={outletPath()} />
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
