/**
 * @generated SignedSource<<eeb31df2018c928f58c12d9c77a78ef7>>
 * @relayHash dd7bc54021ee2e126c12b7f4e0d6f8cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dac3051a6b147517533ebe07ef5d9f3b32dc81ff4def4e67b910fd16e43399e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7dac3051a6b147517533ebe07ef5d9f3b32dc81ff4def4e67b910fd16e43399e",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
