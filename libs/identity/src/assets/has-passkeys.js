if (window.PublicKeyCredential) document.documentElement.classList.add('has-passkeys');
