/**
 * @generated SignedSource<<7a94db5180ea407c74aa206c49d8c29a>>
 * @relayHash 963751a310799c9a2898dae2d338978f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38203c40e26dce2132e1ea205b49ca86d396b4d97698ada178f0054e0cbfad42

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WebsiteSettingsScreenQuery } from './WebsiteSettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<WebsiteSettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38203c40e26dce2132e1ea205b49ca86d396b4d97698ada178f0054e0cbfad42",
    "metadata": {},
    "name": "WebsiteSettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
