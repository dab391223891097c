/** The time of day in a zone, as 21:40; null if this browser does not know the zone. */
export function timeIn(zone: string, now: number, language: string): string | null {
  try {
    return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    }).format(now);
  } catch {
    return null;
  }
}
