#!/bin/bash

# Install Filature and all that it needs, each file fixed by its hash.
install_filature() {
    ynh_setup_source --dest_dir="$install_dir/wheel"
    python3 -m venv --clear "$install_dir/venv"
    ynh_hide_warnings "$install_dir/venv/bin/pip" install --no-cache-dir --require-hashes \
        --only-binary=:all: --requirement ../conf/requirements.txt
    ynh_hide_warnings "$install_dir/venv/bin/pip" install --no-deps --no-index "$install_dir"/wheel/*.whl
    ynh_safe_rm "$install_dir/wheel"
}

# Write what systemd and nginx read.
configure_services() {
    ynh_config_add --template="environment" --destination="$install_dir/environment"
    chown root:"$app" "$install_dir/environment" "$install_dir/settings.toml"
    chmod 640 "$install_dir/environment" "$install_dir/settings.toml"
    chmod 700 "$data_dir"
    chown "$app:$app" "$data_dir"
    ynh_config_add_nginx
    ynh_config_add_systemd
    yunohost service add "$app" --description="Games of spies and deduction"
}

# Write the settings that people reach the server at, and where erasures are noted.
write_settings() {
    ynh_config_add --template="settings.toml" --destination="$install_dir/settings.toml"
    sed --in-place \
        --expression="s|^# origin = .*|origin = \"https://$domain\"|" \
        --expression="s|^# erasures = .*|erasures = \"$data_dir/erasures\"|" \
        "$install_dir/settings.toml"
}
