/**
 * @generated SignedSource<<7ee4725e05ba033ce05ed6d71e539bd4>>
 * @relayHash b026fde89e9f21471998caef70c5c46c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2004db36d20e1c39f4127ce55b1a5762af522aed78bdf43133d5e8bd55694e81

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DoneScreenQuery } from './DoneScreenQuery.graphql';

const node: PreloadableConcreteRequest<DoneScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2004db36d20e1c39f4127ce55b1a5762af522aed78bdf43133d5e8bd55694e81",
    "metadata": {},
    "name": "DoneScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
