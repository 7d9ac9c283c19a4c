import { activeNotices, comingEvents } from '@/app/_lib/coming-dates';
import { dayAt } from '@/content/format/days';

const events = [
  { date: '2024-11-28', until: '2024-11-29', name: 'Thanksgiving', closed: true },
  { date: '2024-09-03', name: 'First day of school', closed: false },
];

describe('a build', () => {
  it('shows events by date until their last day is over', () => {
    const names = (on: string) => comingEvents(events, on).map(({ name }) => name);
    expect(names('2024-09-03')).toEqual(['First day of school', 'Thanksgiving']);
    expect(names('2024-11-29')).toEqual(['Thanksgiving']);
    expect(names('2024-11-30')).toEqual([]);
  });

  it('shows notices from their first day through their last', () => {
    const notices = [{ text: 'Ice', from: '2024-12-02', until: '2024-12-03' }];
    const days = ['2024-12-01', '2024-12-02', '2024-12-03', '2024-12-04'];
    const counts = days.map((day) => activeNotices(notices, day).length);
    expect(counts).toEqual([0, 1, 1, 0]);
  });

  it('takes the day in the school’s time zone', () => {
    expect(dayAt(new Date('2024-10-06T03:30:00Z'), 'America/New_York')).toBe('2024-10-05');
  });
});
