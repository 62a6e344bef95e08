import { Button } from '../button.tsx';
import { DropZone } from '../forms/drop-zone.tsx';
import { ErrorState } from '../shell/error-state.tsx';
import { FileStatusList } from '../forms/files.tsx';
import { Bone } from '../shell/skeleton.tsx';
import { EmptyState, NoMatch } from '../shell/states.tsx';

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
              name: 'skafferihuset_2026-03-19.pdf',
              state: 'working',
              share: 0.58,
              text: 'Läser av rad 18 av 31',
            },
            { key: '2', name: 'bageri-ragen-20462.pdf', state: 'queued' },
            {
              key: '3',
              name: 'Enskärs Kött 2208841',
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
