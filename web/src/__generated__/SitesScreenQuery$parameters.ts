/**
 * @generated SignedSource<<cd78ba965670b828f722046ed577af41>>
 * @relayHash 5b872bb5fc466ebc043e29a77750f7f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 932ec00b1bda3c57a0c0743ad32640114a084289f1d5a30305fcac0ed5a40137

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SitesScreenQuery } from './SitesScreenQuery.graphql';

const node: PreloadableConcreteRequest<SitesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "932ec00b1bda3c57a0c0743ad32640114a084289f1d5a30305fcac0ed5a40137",
    "metadata": {},
    "name": "SitesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
