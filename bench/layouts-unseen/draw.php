<?php
// Draws the pages of drawings.json with FPDF, as small web shops do. Usage: php draw.php DRAWINGS.json
require '/usr/share/php/fpdf/fpdf.php';

class Page extends FPDF {
  function turned($x, $y, $text, $turn, $shift) {
    $a = deg2rad($turn);
    $this->_out(sprintf('q %.4F %.4F %.4F %.4F %.2F %.2F cm 1 0 0 1 %.2F %.2F cm', cos($a), sin($a), -sin($a), cos($a),
      $x * $this->k, ($this->h - $y) * $this->k, -$x * $this->k, -($this->h - $y) * $this->k));
    $this->Text($x - $shift, $y, $text);
    $this->_out('Q');
  }
}

$families = ['sans' => ['Helvetica', ''], 'bold' => ['Helvetica', 'B'], 'serif' => ['Times', ''],
  'serifbold' => ['Times', 'B'], 'mono' => ['Courier', ''], 'monobold' => ['Courier', 'B']];
foreach (json_decode(file_get_contents($argv[1]), true) as $entry) {
  $drawing = $entry['drawing'];
  $pdf = new Page('P', 'pt', [$drawing['width'], $drawing['height']]);
  $pdf->SetTitle($drawing['title']);
  $pdf->SetAutoPageBreak(false);
  foreach ($drawing['pages'] as $marks) {
    $pdf->AddPage();
    foreach ($marks as $m) {
      if ($m['kind'] === 'line') {
        $pdf->SetLineWidth($m['width']);
        $pdf->Line($m['x'], $m['y'], $m['x2'], $m['y2']);
      } elseif ($m['kind'] === 'box') {
        $pdf->SetFillColor((int) ($m['grey'] * 255));
        $pdf->Rect($m['x'], $m['y'], $m['x2'] - $m['x'], $m['y2'] - $m['y'], 'F');
      } elseif ($m['kind'] === 'picture') {
        $file = tempnam('/tmp', 'pic') . '.png';
        file_put_contents($file, base64_decode(explode(',', $m['data'], 2)[1]));
        $pdf->Image($file, $m['x'], $m['y'], $m['width']);
        unlink($file);
      } else {
        [$family, $style] = $families[$m['font']];
        $pdf->SetFont($family, $style, $m['size']);
        $pdf->SetTextColor((int) (($m['grey'] ?? 0) * 255));
        $text = iconv('UTF-8', 'windows-1252//TRANSLIT', str_replace("\u{2212}", '-', $m['text']));
        $width = $pdf->GetStringWidth($text);
        $shift = $m['align'] === 'r' ? $width : ($m['align'] === 'c' ? $width / 2 : 0);
        if (($m['turn'] ?? 0) == 0) $pdf->Text($m['x'] - $shift, $m['y'], $text);
        else $pdf->turned($m['x'], $m['y'], $text, $m['turn'], $shift);
      }
    }
  }
  $pdf->Output('F', $entry['to']);
}
