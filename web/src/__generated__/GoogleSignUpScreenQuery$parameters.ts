/**
 * @generated SignedSource<<92cb31dad89ddf5b0696aa454fce283c>>
 * @relayHash 2ff30eb4e2ffb74d97f68d512e22529b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2b3b36201aaab968d2c3bc91a962392c181fbff0fffea796b24805e0e5f54dc

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoogleSignUpScreenQuery } from './GoogleSignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoogleSignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2b3b36201aaab968d2c3bc91a962392c181fbff0fffea796b24805e0e5f54dc",
    "metadata": {},
    "name": "GoogleSignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
