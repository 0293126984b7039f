/**
 * @generated SignedSource<<7e08063ffb90c0fc60bc1ce6071f1e79>>
 * @relayHash 50e43b89d939e8902bbb4857dbb8639b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60cae6b49c871802585e822326f83fb225f788c2deacaceef20feafd59931330

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60cae6b49c871802585e822326f83fb225f788c2deacaceef20feafd59931330",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
