/** The auction: the province whose ladder is looked at, and the step chosen on it. */
import { AmunReMoves } from './amun-re-moves.svelte.ts';
import { seatFacts } from './amun-re-view.ts';
import type { Code } from './amun-re-view.ts';

export class AmunReBids extends AmunReMoves {
  province = $state<Code | null>(null);
  gold = $state<number | null>(null);
  readonly bidding = $derived.by(() => this.step === 'PlaceBid');
  readonly chosen = $derived.by((): Code | null => {
    if (this.province && this.offer.includes(this.province)) return this.province;
    return this.offer.find((code) => this.openSteps(code).length > 0) ?? this.offer[0] ?? null;
  });
  readonly bid = $derived.by(() =>
    this.bidding && this.chosen !== null && this.gold !== null
      ? this.option(`bid ${this.chosen} ${this.gold}`)
      : undefined,
  );
  /** Where your pawn was outbid. */
  readonly displaced = $derived.by((): Code | null =>
    this.view ? seatFacts(this.view, this.seat).displaced : null,
  );

  openSteps(code: Code): number[] {
    return this.bidding
      ? this.of('bid')
          .filter((option) => option.facts['province'] === code)
          .map((option) => Number(option.facts['gold']))
      : [];
  }

  pickProvince(code: Code): void {
    this.model.refusal = null;
    const again = this.province === code;
    this.province = code;
    const open = this.openSteps(code);
    const lowest = open[0];
    if (lowest === undefined) {
      this.gold = null;
      void this.play(this.leastBid(code));
    } else if (!again || this.gold === null || !open.includes(this.gold)) {
      this.gold = lowest;
    }
  }

  /** The lowest bid that would stand; whoever cannot make it is told why. */
  protected leastBid(code: Code): string {
    const { bids, track } = this.view?.derived ?? {};
    return `bid ${code} ${bids?.[code]?.least ?? track?.[0] ?? 0}`;
  }

  pickStep(code: Code, gold: number): void {
    this.model.refusal = null;
    this.province = code;
    this.gold = this.option(`bid ${code} ${gold}`) ? gold : null;
    if (this.gold === null) void this.play(`bid ${code} ${gold}`);
  }
}
