import { XmlElement } from 'libxml2-wasm';

/**
 * A lazily read element. Children are told apart by local name alone (prefixes and default namespaces differ between
 * senders); only the root's namespace is asked, when the document's kind is decided.
 */
export class Element {
  readonly name: string;
  readonly #node: XmlElement;
  #children: Element[] | null = null;

  constructor(node: XmlElement) {
    this.#node = node;
    this.name = node.name;
  }

  get namespace(): string {
    return this.#node.namespaceUri;
  }

  get children(): readonly Element[] {
    if (this.#children === null) {
      this.#children = [];
      for (let child = this.#node.firstChild; child !== null; child = child.next) {
        if (child instanceof XmlElement) this.#children.push(new Element(child));
      }
    }
    return this.#children;
  }

  /** The first child with one of the names, in the order of the names. */
  child(...names: readonly string[]): Element | undefined {
    for (const name of names) {
      const found = this.children.find((child) => child.name === name);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  all(name: string): Element[] {
    return this.children.filter((child) => child.name === name);
  }

  /** All elements at the end of the path. */
  find(...path: readonly string[]): Element[] {
    let found: Element[] = [this];
    for (const name of path) found = found.flatMap((element) => element.all(name));
    return found;
  }

  /** Text with whitespace collapsed; `null` when empty. */
  get text(): string | null {
    const text = this.#node.content.replace(/\s+/g, ' ').trim();
    return text === '' ? null : text;
  }

  /** The first non-empty text at the end of the path. */
  at(...path: readonly string[]): string | null {
    return this.#textAt(path, 0);
  }

  #textAt(path: readonly string[], step: number): string | null {
    if (step === path.length) return this.text;
    for (const child of this.children) {
      const text = child.name === path[step] ? child.#textAt(path, step + 1) : null;
      if (text !== null) return text;
    }
    return null;
  }

  /** Attribute value without surrounding blanks; empty when absent. */
  attribute(name: string): string {
    return this.#node.attr(name)?.value.trim() ?? '';
  }

  /** Where its schema lies, as `schemaLocation` and its like say under any prefix; empty when nothing does. */
  get schema(): string {
    return this.#node.attrs
      .filter(({ name }) => /^(?:noNamespaceS|s)chemaLocation$/.test(name))
      .map(({ value }) => value)
      .join(' ');
  }
}
