# Notices to people who play over days.
notice-turn = It is your turn: { $table }
notice-reminder = You are still waited for: { $table }
notice-waits = { $table }: others are to move
notice-digest = Your games: { $count } wait for you
notice-code = Your code for Mastaba: { $code }
notice-code-text = Type it on the page where you gave this address; it is good for an hour. If you did not, do nothing: you will get no more mail.
notice-stop = You asked for these mails at Mastaba; under Account you can stop them.
