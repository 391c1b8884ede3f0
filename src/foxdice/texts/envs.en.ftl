# Environments for those who train.

error-no-environment = There is no environment of { $game }: its throws are a matter of physics, or nothing is learned of it. Choose from: { $games }.
error-unknown-reward = “{ $text }” is not a reward. Choose from: { $rewards }.
error-vector-opponents = The vectorised environment knows “random” opponents only, not “{ $text }”. Others play in the single one.
