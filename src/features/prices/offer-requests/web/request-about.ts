/** What a letter is about: the unit's article, and the goods of another supplier where those are asked for. */
export interface RequestAbout {
  readonly articleId: string;
  readonly otherId?: string;
}
