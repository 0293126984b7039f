/**
 * @generated SignedSource<<41844f4c256aba0a85128050bb32f133>>
 * @relayHash da256531cf9ebb33f102238a3ccdbdf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6223c9cc8431a24547a15dd2ee77aa3e80eae67a1323f462a13b860337eaaad1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { PaymentScreenQuery } from './PaymentScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6223c9cc8431a24547a15dd2ee77aa3e80eae67a1323f462a13b860337eaaad1",
    "metadata": {},
    "name": "PaymentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
