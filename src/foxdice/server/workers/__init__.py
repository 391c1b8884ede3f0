"""Work that takes longer than an event loop may, in processes of its own."""
