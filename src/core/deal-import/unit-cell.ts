/** A unit's cell without what price lists write around it: `kr/kg`, `per kg`, `/kg` → `kg`. */
export const unitText = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/^(?:kr|sek|eur|€)?\s*(?:\/|per\s|à\s)\s*/iu, '')
    .replace(/\.$/, '')
    .trim();
