/** How much of Python has come, in bytes: tools/build_static.py counts those of every file beforehand. */
export class Loading {
  private readonly come = new Map<string, number>();
  private readonly total: number;

  constructor(
    private readonly sizes: Record<string, number>,
    private readonly told: (part: number) => void,
  ) {
    this.total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  }

  /** Bytes of that file: more of them, or all. */
  count(name: string, more = this.sizes[name] ?? 0): void {
    this.come.set(name, Math.min(this.sizes[name] ?? 0, (this.come.get(name) ?? 0) + more));
    const sum = [...this.come.values()].reduce((all, size) => all + size, 0);
    if (this.total > 0) this.told(sum / this.total);
  }

  /** The answer itself, while a copy of it is counted: browsers keep the machine code that they made of a file only if
   * they may read what came. */
  watch(answer: Response): Response {
    const name = new URL(answer.url).pathname.split('/').at(-1) ?? '';
    if (answer.ok && answer.body && name in this.sizes)
      answer
        .clone()
        .body?.pipeTo(new WritableStream({ write: (chunk) => this.count(name, chunk.length) }))
        .catch(() => undefined); // whoever reads the answer will say so
    return answer;
  }
}
